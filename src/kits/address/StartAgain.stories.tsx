import type { Meta, StoryObj } from "@storybook/react-vite"
import { StartAgain } from "./StartAgain"

const nothing = { touched: false, reset: () => {}, canUndo: false, undo: () => {} }

const meta: Meta<typeof StartAgain> = { component: StartAgain }
export default meta

type Story = StoryObj<typeof StartAgain>

export const Untouched: Story = { args: { of: nothing } }
export const Touched: Story = { args: { of: { ...nothing, touched: true } } }
export const JustBegunAnew: Story = { args: { of: { ...nothing, canUndo: true } } }
