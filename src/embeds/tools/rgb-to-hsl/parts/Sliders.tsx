import { Choice } from "../../../../kits/controls/Choice"
import { Slider } from "../../../../kits/controls/Slider"
import { type Facts, short } from "../logic"
import { notations } from "../notations"
import * as styles from "../RgbToHsl.module.css"
import { type SliderSpace, sliderPositions, sliderSpaces, textAtPositions } from "../sliders"

type Props = {
  facts: Facts
  space: SliderSpace
  onSpace: (space: SliderSpace) => void
  onChange: (text: string, by: string) => void
}

/** Three sliders in a chosen colour space, and one for the alpha. */
export function Sliders({ facts, space, onSpace, onChange }: Props) {
  const places = sliderPositions(facts, space)
  const at = (i: number, place: number) => places.map((old, each) => (each === i ? place : old))
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
      {sliderSpaces[space].map(({ key, label, least, most, step, unit }, i) => (
        <Slider
          key={key}
          label={`${label}: ${short(places[i] ?? 0, step < 1 ? 3 : 1)}${unit}`}
          min={least}
          max={most}
          step={step}
          value={places[i] ?? 0}
          onChange={place => onChange(textAtPositions(space, at(i, place), facts.alpha), `${space} ${key}`)}
        />
      ))}
      <Slider
        label={`Alpha: ${short(facts.alpha * 100, 1)}%`}
        min={0}
        max={100}
        value={facts.alpha * 100}
        onChange={alpha => onChange(textAtPositions(space, places, alpha / 100), "alpha")}
      />
    </fieldset>
  )
}
