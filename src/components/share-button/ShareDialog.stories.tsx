import type { Meta, StoryObj } from "@storybook/react-vite"
import ShareDialog from "./ShareDialog"

const meta: Meta<typeof ShareDialog> = {
  component: ShareDialog,
  args: { url: "https://juhq.fi/juhku", text: "juhq.fi - Juhku", copied: true },
}
export default meta

type Story = StoryObj<typeof ShareDialog>

export const Copied: Story = {}
export const NotCopied: Story = { args: { copied: false } }
export const Copying: Story = { args: { copied: null } }
export const TooLongForACode: Story = { args: { url: `https://juhq.fi/juhku?text=${"juhku".repeat(200)}` } }
