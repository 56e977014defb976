import type { Meta, StoryObj } from "@storybook/react-vite"
import { useRef, useState } from "react"
import { useFrames } from "./useFrames"
import { usePlayback } from "./usePlayback"

/** A progress bar that repeats every four seconds; it pauses out of view and in calm mode. */
function Bar({ auto }: { auto: boolean }) {
  const [at, setAt] = useState(0)
  const target = useRef<HTMLDivElement>(null)
  const { playing, label, toggle } = usePlayback(auto)
  useFrames(playing, seconds => setAt((at + seconds / 4) % 1), target)
  return (
    <div ref={target}>
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
