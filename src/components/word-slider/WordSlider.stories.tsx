import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { WordSlider } from "./WordSlider"

function Sliding({ words, from }: { words: readonly string[]; from: number }) {
  const [index, setIndex] = useState(from)
  return <WordSlider label="Word" words={words} index={index} onIndex={setIndex} />
}

const meta: Meta<typeof Sliding> = {
  title: "word-slider/WordSlider",
  component: Sliding,
  args: { words: ["hamster", "wheel", "sunflower seed"], from: 1 },
}
export default meta

type Story = StoryObj<typeof Sliding>

export const InTheMiddle: Story = {}
export const AtTheBeginning: Story = { args: { from: 0 } }
export const AtTheEnd: Story = { args: { from: 2 } }
export const OneWord: Story = { args: { words: ["hamster"], from: 0 } }
