import type { Meta, StoryObj } from "@storybook/react-vite"
import { PlaylistPlayer } from "./PlaylistPlayer"

const songs = [
  { id: "y6120QOlsfU", title: "Darude - Sandstorm" },
  { id: "dQw4w9WgXcQ", title: "Rick Astley - Never Gonna Give You Up" },
  { title: "Pertti - Wheel (live)" },
]

const meta: Meta<typeof PlaylistPlayer> = {
  component: PlaylistPlayer,
  args: { name: "Test", slug: "test", songs },
}
export default meta

type Story = StoryObj<typeof PlaylistPlayer>

export const Paused: Story = {}
export const WithAListForFridays: Story = { args: { friday: { name: "Friday", slug: "friday", songs } } }
export const NoneWithAVideo: Story = { args: { songs: [{ title: "Pertti - Wheel (live)" }] } }
export const Many: Story = {
  args: {
    songs: Array.from({ length: 40 }, (_, i) => ({
      ...songs[0],
      title: `Darude - Sandstorm, take ${i + 1}`,
    })),
  },
}
