import { useId } from "react"
import { isMood, moods } from "../flicker"
import { type Face, faces, isFace, type Look } from "../logic"
import * as styles from "../NeonColors.module.css"

type Props = { letters: readonly string[]; look: Look; onChange: (look: Look) => void }

/** The face, the glow, the colour of one's own, and what is wrong with the sign. */
export function Knobs({ letters, look, onChange }: Props) {
  const id = useId()
  const change = (part: Partial<Look>) => onChange({ ...look, ...part })
  const tubes = letters.map((letter, at) => ({ letter, at })).filter(({ letter }) => letter !== " ")
  return (
    <div className={styles.knobs}>
      <div>
        <label htmlFor={`${id}-face`}>Face</label>
        <select
          id={`${id}-face`}
          value={look.face}
          onChange={event => isFace(event.target.value) && change({ face: event.target.value })}
        >
          {(Object.keys(faces) as Face[]).map(face => (
            <option key={face} value={face}>
              {faces[face].name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-mood`}>It flickers</label>
        <select
          id={`${id}-mood`}
          value={look.mood}
          onChange={event => isMood(event.target.value) && change({ mood: event.target.value })}
        >
          {moods.map(mood => (
            <option key={mood} value={mood}>
              {mood === "steady" ? "never" : mood === "tired" ? "like a tired one" : mood}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-broken`}>Broken letter</label>
        <select
          id={`${id}-broken`}
          value={tubes.some(({ at }) => at === look.broken) ? look.broken : -1}
          onChange={event => change({ broken: Number(event.target.value) })}
        >
          <option value={-1}>none</option>
          {tubes.map(({ letter, at }, i) => (
            <option key={at} value={at}>
              {i + 1}: {letter}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-glow`}>Glow: {look.glow} %</label>
        <input
          id={`${id}-glow`}
          type="range"
          min={0}
          max={100}
          value={look.glow}
          onChange={event => change({ glow: event.target.valueAsNumber })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-colour`}>Colour: {look.colour}</label>
        <input
          id={`${id}-colour`}
          type="color"
          value={look.colour}
          onChange={event => change({ colour: event.target.value })}
        />
      </div>
    </div>
  )
}
