import { Choice } from "../../../../kits/controls/Choice"
import { Slider } from "../../../../kits/controls/Slider"
import { type ColourDescription, short } from "../logic"
import { notations } from "../notations"
import * as styles from "../RgbToHsl.module.css"
import { type SliderSpace, sliderPositions, sliderSpaces, textAtPositions } from "../sliders"

type Props = {
  facts: ColourDescription
  space: SliderSpace
  onSpace: (space: SliderSpace) => void
  onChange: (text: string, by: string) => void
}

/** Three sliders in a chosen colour space, and one for the alpha. */
export function Sliders({ facts, space, onSpace, onChange }: Props) {
  const positions = sliderPositions(facts, space)
  const withPosition = (index: number, position: number) =>
    positions.map((old, i) => (i === index ? position : old))
  return (
    <fieldset className={styles.sliders}>
      <legend>Sliders</legend>
      <Choice
        label="In the space of"
        value={space}
        options={(Object.keys(sliderSpaces) as SliderSpace[]).map(
          name => [name, notations[name].label] as const,
        )}
        onChange={onSpace}
      />
      {sliderSpaces[space].map(({ key, label, min, max, step, unit }, i) => (
        <Slider
          key={key}
          label={`${label}: ${short(positions[i] ?? 0, step < 1 ? 3 : 1)}${unit}`}
          min={min}
          max={max}
          step={step}
          value={positions[i] ?? 0}
          onChange={position =>
            onChange(textAtPositions(space, withPosition(i, position), facts.alpha), `${space} ${key}`)
          }
        />
      ))}
      <Slider
        label={`Alpha: ${short(facts.alpha * 100, 1)}%`}
        min={0}
        max={100}
        value={facts.alpha * 100}
        onChange={alpha => onChange(textAtPositions(space, positions, alpha / 100), "alpha")}
      />
    </fieldset>
  )
}
