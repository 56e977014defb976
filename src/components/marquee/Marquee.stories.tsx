import type { Meta, StoryObj } from "@storybook/react-vite"
import { Marquee } from "./Marquee"

const meta: Meta<typeof Marquee> = {
  component: Marquee,
  args: { label: "News", children: "The hamster has been seen in the wheel. *** More as it turns." },
}
export default meta

type Story = StoryObj<typeof Marquee>

export const Words: Story = {}
export const WithALink: Story = { args: { children: <a href="/todo">There is something to do.</a> } }
export const LongerThanAnyScreen: Story = { args: { children: "And round it goes. ".repeat(40) } }
