import { useId } from "react"
import { type Facts, short } from "../logic"
import * as styles from "../RgbToHsl.module.css"
import { isWalk, placesOf, textAt, type Walk, walks } from "../sliders"

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
  const id = useId()
  const places = placesOf(facts.colour, walk)
  const at = (i: number, place: number) => places.map((old, each) => (each === i ? place : old))
  return (
    <fieldset className={styles.sliders}>
      <legend>Sliders</legend>
      <label htmlFor={`${id}-walk`}>In the space of</label>
      <select
        id={`${id}-walk`}
        value={walk}
        onChange={event => isWalk(event.target.value) && onWalk(event.target.value)}
      >
        {(Object.keys(walks) as Walk[]).map(name => (
          <option key={name} value={name}>
            {titles[name]}
          </option>
        ))}
      </select>
      {walks[walk].map(({ key, label, least, most, step, unit }, i) => (
        <div key={key}>
          <label htmlFor={`${id}-${key}`}>
            {label}: {short(places[i] ?? 0, step < 1 ? 3 : 1)}
            {unit}
          </label>
          <input
            id={`${id}-${key}`}
            type="range"
            min={least}
            max={most}
            step={step}
            value={places[i] ?? 0}
            onChange={event =>
              onChange(textAt(walk, at(i, event.target.valueAsNumber), facts.alpha), `${walk} ${key}`)
            }
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}-alpha`}>Alpha: {short(facts.alpha * 100, 1)}%</label>
        <input
          id={`${id}-alpha`}
          type="range"
          min={0}
          max={100}
          value={facts.alpha * 100}
          onChange={event => onChange(textAt(walk, places, event.target.valueAsNumber / 100), "alpha")}
        />
      </div>
    </fieldset>
  )
}
