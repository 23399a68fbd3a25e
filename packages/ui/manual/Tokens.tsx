import { Unstyled } from "@storybook/addon-docs/blocks";
import type { CSSProperties, ReactNode } from "react";
import { contrastOf } from "./contrast.ts";
import { colours, extend, grounds, sizes, type ThemeName, valueOf, variables } from "./tokens.ts";
import { labels } from "./labels.ts";
import "./manual.css";

const themes: readonly ThemeName[] = ["light", "dark"];

/** Both themes side by side, each with its own values, whatever the theme of the page. */
function BothThemes({ children }: { children: (theme: ThemeName) => ReactNode }) {
  return (
    <Unstyled>
      <div className="manual manual-themes">
        {themes.map((theme) => (
          <section key={theme} style={variables[theme] as CSSProperties} aria-label={labels[theme]}>
            <p className="manual-kicker">{labels[theme]}</p>
            {children(theme)}
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

/** Every colour with its name and its value. */
export function Colours() {
  return (
    <BothThemes>
      {(theme) => (
        <ul className="manual-swatches">
          {colours.map(({ name, variable }) => (
            <li key={name}>
              <span className="manual-swatch" style={{ background: `var(${variable})` }} />
              <span>
                <strong>{name}</strong>
                <small>{variables[theme][variable]}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </BothThemes>
  );
}

/** The contrast of each text colour with each background that it may have, computed when the page renders. */
export function Contrasts() {
  return (
    <BothThemes>
      {(theme) => (
        <ul className="manual-contrasts">
          {grounds.flatMap(({ text, on }) =>
            on.map((ground) => {
              const ratio = contrastOf(valueOf(text, theme), valueOf(ground, theme)) ?? 0;
              return (
                <li
                  key={`${text} ${ground}`}
                  style={{ color: valueOf(text, theme), background: valueOf(ground, theme) }}
                >
                  <span>{`${text} ${labels.on} ${ground}`}</span>
                  <b>
                    {ratio.toFixed(1)} : 1 {ratio < 4.5 && <span>{labels.fails}</span>}
                  </b>
                </li>
              );
            }),
          )}
        </ul>
      )}
    </BothThemes>
  );
}

/** Shadows of floating surfaces, shown on paper. */
export function Shadows() {
  return (
    <BothThemes>
      {() => (
        <div className="manual-shapes">
          {Object.entries(extend.boxShadow).map(([name, value]) => (
            <figure key={name}>
              <span className="manual-shape" style={{ boxShadow: value }} />
              <figcaption>{utility("shadow", name)}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </BothThemes>
  );
}

/** Font sizes, each written in its own size. */
export function Type() {
  return (
    <Unstyled>
      <div className="manual">
        <table>
          <tbody>
            {sizes.map(({ name, size, lineHeight }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{utility("text", name)}</code>
                </th>
                <td className="manual-figure">
                  {inPixels(ofRem(size))} / {inPixels(ofRem(lineHeight))}
                </td>
                <td style={{ fontSize: size, lineHeight }}>{labels.sample}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}

/** The steps of the spacing scale, multiples of 4 px. */
export function Spacing() {
  return (
    <Unstyled>
      <div className="manual">
        <table>
          <tbody>
            {[1, 2, 3, 4, 6, 8, 12].map((step) => (
              <tr key={step}>
                <th scope="row">
                  <code>{utility("p", step)}</code>
                </th>
                <td className="manual-figure">{inPixels(step * 4)}</td>
                <td>
                  <span className="manual-bar" style={{ width: step * 4 }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}

/** The corner radii. */
export function Radii() {
  return (
    <Unstyled>
      <div className="manual manual-shapes">
        {Object.entries(extend.borderRadius).map(([name, value]) => (
          <figure key={name}>
            <span className="manual-shape" style={{ borderRadius: value }} />
            <figcaption>
              {utility("rounded", name)}, {value}
            </figcaption>
          </figure>
        ))}
      </div>
    </Unstyled>
  );
}

/** The class of a token, such as "text-body". */
const utility = (kind: string, token: string | number) => `${kind}-${token}`;

const inPixels = (count: number) => `${count} px`;

/** "0.875rem" in px, at 16 px to the rem. */
const ofRem = (size: string) => Number.parseFloat(size) * 16;
