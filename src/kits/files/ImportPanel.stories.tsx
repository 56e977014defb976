import type { Meta, StoryObj } from "@storybook/react-vite"
import { ImportPanel } from "./ImportPanel"

const meta: Meta<typeof ImportPanel> = {
  component: ImportPanel,
  args: {
    exportButtons: <button type="button">Save as text</button>,
    label: "Or paste it here: a checklist",
    placeholder: "- [ ] Feed Pertti",
    accept: ".txt,text/plain",
    maxSize: 500_000,
    tooLarge: "is too large to be a list.",
    tooLongText: "No list is so long.",
    actions: [
      {
        label: "Replace the list",
        take: text => (text.includes("?") ? { what: "Line 1: a list asks nothing." } : null),
      },
    ],
  },
}
export default meta

type Story = StoryObj<typeof ImportPanel>

export const Folded: Story = {}
export const TwoWaysIn: Story = {
  args: {
    actions: [
      { label: "Add to the list", take: () => null },
      { label: "Replace the list", take: () => null },
    ],
  },
}
