import type { Meta, StoryObj } from "@storybook/react-vite"
import { MoonTrip } from "./MoonTrip"

const meta: Meta<typeof MoonTrip> = { component: MoonTrip, args: { travelled: 12_345, speed: 0.2 } }
export default meta

type Story = StoryObj<typeof MoonTrip>

export const OnTheWay: Story = {}
export const StandingStill: Story = { args: { speed: 0 } }
export const There: Story = { args: { travelled: 384_400_000 } }
export const NotKnownYet: Story = { args: { travelled: null } }
