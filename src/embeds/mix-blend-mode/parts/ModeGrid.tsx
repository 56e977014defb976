import { useMounted } from "../../../hooks/browser/mounted"
import { composite, hexOf, type Mode, modes, rgbOf } from "../logic"
import * as styles from "../MixBlendMode.module.css"
import { Stage } from "./Stage"

type Props = {
  /** The two colours, if both layers are plain. */
  colours: [string, string] | null
  opacity: number
  chosen: Mode
  /** The modes that this browser supports; undefined until known, null if the browser can't tell. */
  supported: readonly Mode[] | null | undefined
  /** The modes whose tiles show them; the others show only what is on top. */
  shown: readonly Mode[]
  onChoose: (mode: Mode) => void
}

/** Returns the modes that this browser supports; null if it has no CSS.supports. */
function supportedModes(): Mode[] | null {
  if (typeof CSS === "undefined" || !CSS.supports) return null
  return modes.filter(mode => CSS.supports("mix-blend-mode", mode))
}

/** Returns the modes that this browser supports; undefined before mount. */
export function useSupported(): readonly Mode[] | null | undefined {
  return useMounted() ? supportedModes() : undefined
}

function tell(supported: readonly Mode[] | null): string {
  if (!supported) return "This browser doesn’t say which modes it has."
  const missing = modes.filter(mode => !supported.includes(mode))
  if (missing.length === 0) return `This browser has all ${modes.length}.`
  return `This browser has ${supported.length} of ${modes.length}: not ${missing.join(", ")}.`
}

/** All modes side by side, each a button that enlarges it. */
export function ModeGrid({ colours, opacity, chosen, supported, shown, onChoose }: Props) {
  return (
    <section className={styles.all} aria-label="All modes">
      <p className={styles.support}>{supported !== undefined && tell(supported)}</p>
      <div className={styles.grid}>
        {modes.map(mode => (
          <button
            key={mode}
            type="button"
            className={styles.tile}
            aria-pressed={mode === chosen}
            onClick={() => onChoose(mode)}
          >
            <Stage mode={shown.includes(mode) ? mode : "normal"} opacity={opacity} />
            <span className={styles.name} data-lacks={supported?.includes(mode) === false || undefined}>
              {mode}
            </span>
            {colours && (
              <span className={styles.small}>
                {hexOf(composite(mode, rgbOf(colours[0]), rgbOf(colours[1]), opacity / 100))}
              </span>
            )}
            {supported && !supported.includes(mode) && (
              <span className="visually-hidden"> not in this browser</span>
            )}
          </button>
        ))}
      </div>
    </section>
  )
}
