import type { Meta, StoryObj } from "@storybook/react-vite"
import { useRef, useState } from "react"
import { useFrames } from "./useFrames"
import { usePlayback } from "./usePlayback"

/** A bar that goes round in four seconds: it sleeps when it is out of the window, and waits in calm mode. */
function Bar({ auto }: { auto: boolean }) {
  const [at, setAt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const { playing, label, toggle } = usePlayback(auto)
  useFrames(playing, seconds => setAt((at + seconds / 4) % 1), place)
  return (
    <div ref={place}>
      <progress value={at} aria-label="How far" />
      <button type="button" onClick={toggle}>
        {label}
      </button>
    </div>
  )
}

const meta: Meta<typeof Bar> = { component: Bar, args: { auto: false } }
export default meta

type Story = StoryObj<typeof Bar>

export const WaitsForAPress: Story = {}
export const BeginsByItself: Story = { args: { auto: true } }
