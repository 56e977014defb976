import { Button } from "../../../components/button/Button"
import { useMounted } from "../../../hooks/browser/mounted"
import { composite, hexOf, type Mode, modes, rgbOf } from "../logic"
import * as styles from "../MixBlendMode.module.css"
import { showsHim } from "../search"
import { Stage } from "./Stage"

type Props = {
  /** The two colours, if both layers are plain. */
  colours: [string, string] | null
  opacity: number
  chosen: Mode
  /** The modes that this browser supports; undefined until known, null if the browser can't tell. */
  supported: readonly Mode[] | null | undefined
  /** The modes that have not frozen over and those that were pressed, while somebody is in the snow. */
  snow: { open: readonly Mode[]; tried: readonly Mode[] } | null
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

type Snow = NonNullable<Props["snow"]>

/** Returns the look of a mode's tile while somebody is in the snow. */
function snowOf(mode: Mode, { open, tried }: Snow): "found" | "tried" | "frozen" | "open" {
  if (tried.includes(mode)) return showsHim(mode) ? "found" : "tried"
  return open.includes(mode) ? "open" : "frozen"
}

function tellSnow({ open, tried }: Snow): string {
  if (tried.some(showsHim)) return "The snow melts."
  const frozen = modes.length - open.length
  return frozen === 0 ? "He is seen in few of these." : `${frozen} have frozen over. He isn't in those.`
}

/** All modes side by side, each a button that enlarges it. */
export function ModeGrid({ colours, opacity, chosen, supported, snow, onChoose }: Props) {
  return (
    <section className={styles.all} aria-label="All modes">
      <p className={styles.support}>{supported !== undefined && (snow ? tellSnow(snow) : tell(supported))}</p>
      <div className={styles.grid}>
        {modes.map(mode => (
          <Button
            key={mode}
            className={styles.tile}
            data-snow={snow ? snowOf(mode, snow) : undefined}
            aria-pressed={snow ? snow.tried.includes(mode) && mode === chosen : mode === chosen}
            disabled={supported?.includes(mode) === false}
            onClick={() => onChoose(mode)}
          >
            {!snow && <Stage mode={mode} opacity={opacity} />}
            <span className={styles.name} data-lacks={supported?.includes(mode) === false || undefined}>
              {mode}
            </span>
            {colours && (
              <span className={styles.small}>
                {hexOf(composite(mode, rgbOf(colours[0]), rgbOf(colours[1]), opacity / 100))}
              </span>
            )}
            {snow && snowOf(mode, snow) === "frozen" && <span className="visually-hidden"> frozen over</span>}
            {supported && !supported.includes(mode) && (
              <span className="visually-hidden"> not in this browser</span>
            )}
          </Button>
        ))}
      </div>
    </section>
  )
}
