import { Choice } from "../../../kits/controls/Choice"
import { ColourInput } from "../../../kits/controls/ColourInput"
import { Slider } from "../../../kits/controls/Slider"
import { moods } from "../flicker"
import { type Face, faces, type Look } from "../logic"
import * as styles from "../NeonColors.module.css"

type Props = { look: Look; onChange: (look: Look) => void }

const faceNames = (Object.keys(faces) as Face[]).map(face => [face, faces[face].name] as const)
const moodNames = moods.map(
  mood => [mood, mood === "steady" ? "never" : mood === "tired" ? "like a tired one" : mood] as const,
)

/** Controls for the face, the flicker, the glow, and a custom colour. */
export function Controls({ look, onChange }: Props) {
  const change = (part: Partial<Look>) => onChange({ ...look, ...part })
  return (
    <div className={styles.controls}>
      <Choice label="Face" value={look.face} options={faceNames} onChange={face => change({ face })} />
      <Choice label="It flickers" value={look.mood} options={moodNames} onChange={mood => change({ mood })} />
      <Slider
        label={`Glow: ${look.glow}%`}
        min={0}
        max={100}
        value={look.glow}
        onChange={glow => change({ glow })}
      />
      <ColourInput
        label={`Colour: ${look.colour}`}
        value={look.colour}
        onChange={colour => change({ colour })}
      />
    </div>
  )
}
