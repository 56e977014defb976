import type { Meta, StoryObj } from "@storybook/react-vite"
import { ShareButton } from "./ShareButton"

const meta: Meta<typeof ShareButton> = { component: ShareButton }
export default meta

type Story = StoryObj<typeof ShareButton>

export const Usual: Story = {}
export const OfADay: Story = { args: { link: "?date=2026-03-21" } }
export const OfAResult: Story = { args: { text: "I beat the hamster at marbles in 7 moves." } }
