import type { Meta, StoryObj } from "@storybook/react-vite"
import { LoadError } from "./LoadError"

const meta: Meta<typeof LoadError> = {
  component: LoadError,
  args: { what: "The list of pages", onRetry: () => {} },
}
export default meta

type Story = StoryObj<typeof LoadError>

export const Usual: Story = {}
export const WithWhatIsLeft: Story = {
  args: { what: "The library that guesses", children: "The words below need none." },
}
