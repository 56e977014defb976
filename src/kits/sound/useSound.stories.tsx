import type { Meta, StoryObj } from "@storybook/react-vite"
import { noteFrequency } from "./openSound"
import { useSound } from "./useSound"

/** Three notes and a button that silences them. */
function Chord() {
  const { open, close } = useSound()
  return (
    <div className="buttons">
      {[0, 4, 7].map(note => (
        <button
          key={note}
          type="button"
          onClick={() => open()?.play({ frequency: noteFrequency(note), seconds: 1.5 })}
        >
          {Math.round(noteFrequency(note))} Hz
        </button>
      ))}
      <button type="button" onClick={close}>
        Silence
      </button>
    </div>
  )
}

const meta: Meta<typeof Chord> = { component: Chord }
export default meta

export const Notes: StoryObj<typeof Chord> = {}
