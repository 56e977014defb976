import type { Meta, StoryObj } from "@storybook/react-vite"
import { ChatReplay } from "./ChatReplay"

const Hamster = () => <img src="/pictures/pertti.png" alt="A hamster" width="64" height="64" />

const meta: Meta<typeof ChatReplay> = {
  component: ChatReplay,
  args: {
    title: "Chat with a machine",
    drawings: { hamster: Hamster },
    turns: [
      { from: "visitor", text: "Are you a hamster?" },
      { from: "machine", text: "No. I am a large number of small numbers." },
      { from: "visitor", text: "Then draw one." },
      { from: "machine", text: "Certainly. Here is one from the front.", drawing: "hamster" },
    ],
  },
}
export default meta

type Story = StoryObj<typeof ChatReplay>

export const WithADrawing: Story = {}
export const Empty: Story = { args: { turns: [] } }
export const Long: Story = {
  args: {
    turns: Array.from({ length: 30 }, (_, i) => ({
      from: i % 2 === 0 ? ("visitor" as const) : ("machine" as const),
      text: i % 2 === 0 ? "And then?" : `Then came hamster number ${i}.`,
    })),
  },
}
