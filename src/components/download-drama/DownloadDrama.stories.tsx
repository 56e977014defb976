import type { Meta, StoryObj } from "@storybook/react-vite"
import { DownloadDrama } from "./DownloadDrama"

const meta: Meta<typeof DownloadDrama> = {
  component: DownloadDrama,
  args: {
    name: "hamster.txt",
    ask: "hamster.txt is at the door. What would you like to do?",
    label: [
      ["Name", "hamster.txt"],
      ["Danger", "being estimated"],
    ],
    kind: "text about a hamster",
    Stage: ({ phase }) => <p>The hamster: {phase}</p>,
    saved: "He is saved.",
    Reader: ({ file }) => <p>{file.join(" ")}</p>,
    lines: [
      { say: "Opening the door.", left: "1 minute" },
      { say: "He has gone back for something.", left: "3 minutes" },
    ],
    file: ["This is a hamster.", "He is in no hurry."],
  },
}
export default meta

type Story = StoryObj<typeof DownloadDrama>

export const Usual: Story = {}
export const WithoutMuchToSay: Story = { args: { lines: [{ say: "It comes.", left: "soon" }] } }
