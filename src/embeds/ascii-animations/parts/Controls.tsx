import { Checkbox } from "../../../kits/controls/Checkbox"
import { Choice } from "../../../kits/controls/Choice"
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
  onSpeed: (speed: Speed) => void
  onColour: (colour: Colour) => void
  onLoop: (loop: boolean) => void
}

const speedNames = (Object.keys(speeds) as Speed[]).map(
  speed => [speed, `${speed}, ${1000 / speeds[speed]} a second`] as const,
)
const colourNames = (Object.keys(colours) as Colour[]).map(colour => [colour, colours[colour]] as const)

/** Controls for the film, its speed, its colour and the loop. */
export function Controls({ films, film, speed, colour, loop, onFilm, onSpeed, onColour, onLoop }: Props) {
  return (
    <div className={styles.choices}>
      <Choice
        label="Film"
        value={film.id}
        options={films.map(({ id, title }) => [id, title] as const)}
        onChange={onFilm}
      />
      <Choice label="Speed" value={speed} options={speedNames} onChange={onSpeed} />
      <Choice label="Colour" value={colour} options={colourNames} onChange={onColour} />
      <Checkbox label="Over and over" checked={loop} onChange={onLoop} />
    </div>
  )
}
