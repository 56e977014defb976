import { useId } from "react"
import * as styles from "../AsciiAnimations.module.css"
import { type Colour, colours, type Speed, speeds } from "../logic"
import type { Film } from "../stage"

type Props = {
  films: readonly Film[]
  film: Film
  speed: Speed
  colour: Colour
  loop: boolean
  onFilm: (id: string) => void
  onSpeed: (speed: string) => void
  onColour: (colour: string) => void
  onLoop: (loop: boolean) => void
}

/** Which film, how fast, in which colour, and whether over and over. */
export function Controls({ films, film, speed, colour, loop, onFilm, onSpeed, onColour, onLoop }: Props) {
  const id = useId()
  const choices = [
    { label: "Film", value: film.id, set: onFilm, options: films.map(each => [each.id, each.title]) },
    {
      label: "Speed",
      value: speed,
      set: onSpeed,
      options: Object.entries(speeds).map(([key, each]) => [key, `${key}, ${1000 / each} a second`]),
    },
    { label: "Colour", value: colour, set: onColour, options: Object.entries(colours) },
  ]
  return (
    <div className={styles.choices}>
      {choices.map(({ label, value, set, options }) => (
        <div key={label}>
          <label htmlFor={`${id}-${label}`}>{label}</label>
          <select id={`${id}-${label}`} value={value} onChange={event => set(event.target.value)}>
            {options.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className="field-row">
        <input
          id={`${id}-loop`}
          type="checkbox"
          checked={loop}
          onChange={event => onLoop(event.target.checked)}
        />
        <label htmlFor={`${id}-loop`}>Over and over</label>
      </div>
    </div>
  )
}
