import type { Meta, StoryObj } from "@storybook/react-vite"
import { CopyButton } from "./CopyButton"

const meta: Meta<typeof CopyButton> = { component: CopyButton, args: { text: "juhq" } }
export default meta

type Story = StoryObj<typeof CopyButton>

export const Usual: Story = {}
export const WithALabel: Story = { args: { label: "Copy the whole poem" } }
export const NothingToCopy: Story = { args: { text: "" } }
