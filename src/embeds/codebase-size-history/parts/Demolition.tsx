import { Reserve } from "../../../components/reserve/Reserve"
import { type SizeStep, sizeLanguages } from "../../../lib/content/sizeHistory"
import * as styles from "../CodebaseSizeHistory.module.css"
import { layerColours } from "./Scene"

type Props = {
  step: SizeStep
  /** All steps, because a switch is as wide as its largest figure. */
  steps: readonly SizeStep[]
  without: readonly string[]
  onChange: (without: string[]) => void
}

const figure = (lines: number) => lines.toLocaleString("en-GB")

/** A switch for each language with its number of lines; switching it off demolishes its layers. */
export function Demolition({ step, steps, without, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame round what is a row.
    <div className={styles.chips} role="group" aria-label="What stands">
      {sizeLanguages.map((name, i) => {
        const stands = !without.includes(name)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={stands}
            onClick={() => onChange(stands ? [...without, name] : without.filter(each => each !== name))}
          >
            <i style={{ background: stands ? layerColours[i] : "none" }} />
            {name}{" "}
            <Reserve inline all={[figure(Math.max(...steps.map(({ lines }) => lines[i] ?? 0)))]}>
              {figure(step.lines[i] ?? 0)}
            </Reserve>
          </button>
        )
      })}
    </div>
  )
}
