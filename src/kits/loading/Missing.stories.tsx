import type { Meta, StoryObj } from "@storybook/react-vite"
import { Missing } from "./Missing"

const meta: Meta<typeof Missing> = {
  component: Missing,
  args: { what: "The list of pages", onRetry: () => {} },
}
export default meta

type Story = StoryObj<typeof Missing>

export const Usual: Story = {}
export const WithWhatIsLeft: Story = {
  args: { what: "The library that guesses", children: "The words below need none." },
}
