import type { Meta, StoryObj } from "@storybook/react-vite"
import { Gif } from "./Gif"

const meta: Meta<typeof Gif> = { component: Gif, args: { term: "hamster" } }
export default meta

type Story = StoryObj<typeof Gif>

/** An animation of the site itself, as shown without a key. */
export const StandIn: Story = {}
export const AnotherTerm: Story = { args: { term: "monday" } }
