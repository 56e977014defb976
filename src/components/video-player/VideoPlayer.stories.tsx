import type { Meta, StoryObj } from "@storybook/react-vite"
import { VideoPlayer } from "./VideoPlayer"

const meta: Meta<typeof VideoPlayer> = {
  component: VideoPlayer,
  args: { id: "y6120QOlsfU", title: "Darude - Sandstorm" },
}
export default meta

type Story = StoryObj<typeof VideoPlayer>

/** The drawn screen before the first click, when nothing of YouTube is loaded. */
export const BeforeAPress: Story = {}
export const LongTitle: Story = {
  args: {
    title: "A film in five parts about a hamster who keeps a website, seen from the wheel, with subtitles",
  },
}
