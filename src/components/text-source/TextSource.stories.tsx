import type { Meta, StoryObj } from "@storybook/react-vite"
import { maxFieldLength } from "./longText"
import { TextSource } from "./TextSource"

const meta: Meta<typeof TextSource> = {
  component: TextSource,
  args: {
    text: "Vowels are mostly air.",
    placeholder: "Type or paste a text",
    done: "used",
    onChange: () => {},
  },
}
export default meta

type Story = StoryObj<typeof TextSource>

export const Usual: Story = {}
export const Empty: Story = { args: { text: "" } }
export const TooLongForABox: Story = { args: { text: "hamster ".repeat(maxFieldLength / 8 + 1) } }
