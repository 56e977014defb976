import { Choice } from "../../../../kits/controls/Choice"
import { Slider } from "../../../../kits/controls/Slider"
import { type Facts, short } from "../logic"
import * as styles from "../RgbToHsl.module.css"
import { placesOf, textAt, type Walk, walks } from "../sliders"

type Props = {
  facts: Facts
  walk: Walk
  onWalk: (walk: Walk) => void
  onChange: (text: string, by: string) => void
}

const titles: Record<Walk, string> = {
  rgb: "RGB",
  hsl: "HSL",
  hwb: "HWB",
  lab: "Lab",
  lch: "LCH",
  oklab: "OKLab",
  oklch: "OKLCH",
}

/** Three sliders in a space of choice, and one for the alpha. */
export function Sliders({ facts, walk, onWalk, onChange }: Props) {
  const places = placesOf(facts, walk)
  const at = (i: number, place: number) => places.map((old, each) => (each === i ? place : old))
  return (
    <fieldset className={styles.sliders}>
      <legend>Sliders</legend>
      <Choice
        label="In the space of"
        value={walk}
        options={(Object.keys(walks) as Walk[]).map(name => [name, titles[name]] as const)}
        onChange={onWalk}
      />
      {walks[walk].map(({ key, label, least, most, step, unit }, i) => (
        <Slider
          key={key}
          label={`${label}: ${short(places[i] ?? 0, step < 1 ? 3 : 1)}${unit}`}
          min={least}
          max={most}
          step={step}
          value={places[i] ?? 0}
          onChange={place => onChange(textAt(walk, at(i, place), facts.alpha), `${walk} ${key}`)}
        />
      ))}
      <Slider
        label={`Alpha: ${short(facts.alpha * 100, 1)}%`}
        min={0}
        max={100}
        value={facts.alpha * 100}
        onChange={alpha => onChange(textAt(walk, places, alpha / 100), "alpha")}
      />
    </fieldset>
  )
}
