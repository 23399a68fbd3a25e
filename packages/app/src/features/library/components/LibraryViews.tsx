import type { LibraryScope } from "@panel/domain/asset-policies";
import { Button } from "@panel/ui/button";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "@panel/ui/dropdown-menu";
import { Bookmark, BookmarkPlus, Check, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../session/use-session.ts";
import { keepChoice, readChoice } from "../../../shared/device-storage.ts";
import type { AddressQuery } from "../../../shared/use-address-query.ts";
import { viewAddress, viewQuery, viewsIn, type LibraryView } from "../library-views.ts";
import { EditViews } from "./EditViews.tsx";
import { KeepView } from "./KeepView.tsx";

interface LibraryViewsProps {
  scope: LibraryScope;
  /** Whether there is one library only. */
  ownsNone: boolean;
  query: AddressQuery;
}

/** The views that a user keeps on this device: takes one up, keeps what is shown as another, renames and deletes them. */
export function LibraryViews({ scope, ownsNone, query }: LibraryViewsProps) {
  const { t } = useTranslation();
  const key = `explorar-library-views-${useUser().id}`;
  const [views, setViews] = useState(() => viewsIn(readChoice(key)));
  const [dialog, setDialog] = useState<"keep" | "edit">();
  const shown = viewQuery(query.params);
  const current = views.find((view) => view.scope === scope && view.query === shown);
  const store = (next: readonly LibraryView[]) => {
    keepChoice(key, JSON.stringify(next));
    setViews(next);
    setDialog(undefined);
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button icon={<Bookmark />} className="max-w-56">
            <span className="truncate">{current?.name ?? t("LIBRARY.views")}</span>
          </Button>
        }
      >
        {views.map((view) => (
          <DropdownMenuItem
            key={view.name}
            icon={view === current ? <Check aria-hidden /> : <Bookmark aria-hidden />}
            aria-current={view === current || undefined}
            onSelect={() => query.change(() => viewAddress(view, ownsNone), { replace: false })}
          >
            {view.name}
          </DropdownMenuItem>
        ))}
        {views.length > 0 && <DropdownMenuSeparator />}
        <DropdownMenuItem
          icon={<BookmarkPlus aria-hidden />}
          disabled={shown === "" || current !== undefined}
          onSelect={() => setDialog("keep")}
        >
          {t("LIBRARY.keepView")}
        </DropdownMenuItem>
        {views.length > 0 && (
          <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => setDialog("edit")}>
            {t("LIBRARY.editViews")}
          </DropdownMenuItem>
        )}
      </DropdownMenu>
      {dialog === "keep" && (
        <KeepView
          views={views}
          view={{ scope, query: shown }}
          onKeep={store}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === "edit" && (
        <EditViews views={views} onSave={store} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
