import type { Meta, StoryObj } from "@storybook/react-vite"
import { Reserve } from "./Reserve"

const meta: Meta<typeof Reserve> = {
  component: Reserve,
  args: {
    all: ["Not yet.", "The hamster has gone to fetch another one, and will be back after the coffee."],
  },
}
export default meta

type Story = StoryObj<typeof Reserve>

export const Empty: Story = {}
export const WithAShortOne: Story = { args: { children: "Not yet." } }
export const InALine: Story = { args: { inline: true, children: "Not yet." } }
