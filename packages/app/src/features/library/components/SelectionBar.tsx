import type { LibraryScope } from "@panel/domain/asset-policies";
import { ASSETS_AT_ONCE } from "@panel/domain/assets";
import { Button } from "@panel/ui/button";
import { DropdownMenuItem, DropdownMenu } from "@panel/ui/dropdown-menu";
import { useToast } from "@panel/ui/toast";
import { Camera, FolderInput, Tag, Trash2, UserMinus, Users } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryItem } from "../../../shared/assets/library-item.ts";
import { useCategories } from "../../../shared/assets/use-library.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { hasModel, type BulkActions } from "../bulk-actions.ts";
import { useCategoryChange } from "../use-category-change.ts";
import { useSharing } from "../use-sharing.ts";
import { DeleteAssets } from "./DeleteAssets.tsx";
import { RetakeThumbnails } from "./RetakeThumbnails.tsx";
import { StopSharing } from "./StopSharing.tsx";
import { TagAssets } from "./TagAssets.tsx";

interface SelectionBarProps {
  scope: LibraryScope;
  /** The chosen assets, also those that the filter hides. */
  chosen: readonly LibraryItem[];
  /** Which of them each action applies to. */
  actions: BulkActions;
  /** Which actions are shown. */
  offered: { edit: boolean; delete: boolean; share: boolean };
  /** How many of the chosen assets the filter hides. */
  hidden: number;
  /** Chooses all that the filter finds. */
  onChooseShown(): Promise<void>;
  onChosenChange(ids: readonly string[]): void;
}

/** On a phone the buttons fill the lines that they stand in. */
const stretched = "flex-auto tablet:flex-none";

/** How many assets are chosen, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { scope, chosen, actions, offered, hidden, onChosenChange } = props;
  const { t, i18n } = useTranslation();
  const { options } = useCategories(i18n.language);
  const category = useCategoryChange(scope);
  const sharing = useSharing(scope);
  const [stopping, setStopping] = useState<readonly number[]>();
  const [deleting, setDeleting] = useState<readonly number[]>();
  const [retaking, setRetaking] = useState<{ models: readonly LibraryItem[]; others: number }>();
  const noModelId = useId();
  const [choosing, setChoosing] = useState(false);
  const [tagging, setTagging] = useState(false);
  const toast = useToast();
  const errorText = useErrorText();
  const chooseShown = async () => {
    setChoosing(true);
    try {
      await props.onChooseShown();
    } catch (error) {
      toast.show({ tone: "error", title: errorText(error) });
    } finally {
      setChoosing(false);
    }
  };
  const none = chosen.length === 0;
  const others = chosen.filter((item) => !hasModel(item)).length;
  const noModel = !none && others === chosen.length;
  const retake = () => setRetaking({ models: actions.retake, others });
  /** Names an action, with how many of the chosen it applies to unless these are all. */
  const called = (action: string, items: readonly LibraryItem[]) =>
    items.length === chosen.length
      ? action
      : t("LIBRARY.someOf", { action, some: items.length, total: chosen.length });
  const busy = category.busy || sharing.busy;
  const isOff = (items: readonly LibraryItem[]) => items.length === 0 || busy;
  return (
    <div
      role="group"
      aria-label={t("LIBRARY.chosenBar")}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface py-1.5 pr-2 pl-4"
    >
      <p role="status" className="mr-auto text-body font-medium tabular-nums">
        <span>{t("LIBRARY.chosen", { count: chosen.length })}</span>
        {hidden > 0 && <span> {t("LIBRARY.chosenHidden", { count: hidden })}</span>}
        {chosen.length >= ASSETS_AT_ONCE && (
          <span className="block text-caption font-normal text-ink-muted">
            {t("LIBRARY.chosenMost", { count: ASSETS_AT_ONCE })}
          </span>
        )}
      </p>
      <Button size="sm" variant="quiet" aria-disabled={none} onClick={() => onChosenChange([])}>
        {t("TABLE.clearSelection")}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        // On a phone it has a line of its own, in which its text stands below the others.
        className="-ml-3 tablet:ml-0"
        loading={choosing}
        onClick={() => void chooseShown()}
      >
        {t("LIBRARY.chooseShown")}
      </Button>
      {offered.edit && (
        <>
          <DropdownMenu
            trigger={
              <Button
                size="sm"
                className={stretched}
                icon={<FolderInput />}
                disabled={isOff(actions.edit)}
              >
                {called(t("LIBRARY.moveTo"), actions.edit)}
              </Button>
            }
          >
            {options.map((option) => (
              <DropdownMenuItem
                key={option.value}
                onSelect={() => void category.move(actions.edit, option)}
              >
                {option.label}
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
          <Button
            size="sm"
            icon={<Tag />}
            className={stretched}
            disabled={isOff(actions.edit)}
            onClick={() => setTagging(true)}
          >
            {called(t("LIBRARY.addTags"), actions.edit)}
          </Button>
          <Button
            size="sm"
            icon={<Camera />}
            className={stretched}
            disabled={noModel ? busy : isOff(actions.retake)}
            aria-disabled={noModel || undefined}
            aria-describedby={noModel ? noModelId : undefined}
            onClick={() => !noModel && retake()}
          >
            {noModel
              ? t("ASSET.newThumbnails.action")
              : called(t("ASSET.newThumbnails.action"), actions.retake)}
          </Button>
        </>
      )}
      {offered.share && (
        <DropdownMenu
          trigger={
            <Button
              size="sm"
              className={stretched}
              icon={<Users />}
              disabled={isOff([...actions.share, ...actions.stopSharing])}
            >
              {t("SHARE.menu")}
            </Button>
          }
        >
          <DropdownMenuItem
            icon={<Users aria-hidden />}
            disabled={actions.share.length === 0}
            onSelect={() => void sharing.share(actions.share)}
          >
            {called(t("SHARE.share"), actions.share)}
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<UserMinus aria-hidden />}
            disabled={actions.stopSharing.length === 0}
            onSelect={() => setStopping(actions.stopSharing.map(({ record }) => record.id))}
          >
            {called(t("SHARE.stop"), actions.stopSharing)}
          </DropdownMenuItem>
        </DropdownMenu>
      )}
      {offered.delete && (
        <Button
          size="sm"
          className={`text-danger ${stretched}`}
          icon={<Trash2 />}
          disabled={isOff(actions.delete)}
          onClick={() => setDeleting(actions.delete.map(({ record }) => record.id))}
        >
          {called(t("ASSET.delete"), actions.delete)}
        </Button>
      )}
      {offered.edit && noModel && (
        <p id={noModelId} className="w-full text-caption text-ink-muted">
          {t("ASSET.newThumbnails.none")}
        </p>
      )}
      {retaking && (
        <RetakeThumbnails scope={scope} {...retaking} onClose={() => setRetaking(undefined)} />
      )}
      {tagging && (
        <TagAssets scope={scope} items={actions.edit} onClose={() => setTagging(false)} />
      )}
      {stopping && (
        <StopSharing ids={stopping} onStop={sharing.stop} onClose={() => setStopping(undefined)} />
      )}
      {deleting && (
        <DeleteAssets
          ids={deleting}
          scope={scope}
          onClose={() => setDeleting(undefined)}
          onDeleted={(gone) => {
            setDeleting(undefined);
            onChosenChange(
              chosen.filter(({ record }) => !gone.includes(record.id)).map(({ id }) => id),
            );
          }}
        />
      )}
    </div>
  );
}
