import type { Meta, StoryObj } from "@storybook/react-vite"
import { SeasonScene } from "./SeasonScene"

const meta: Meta<typeof SeasonScene> = { component: SeasonScene, args: { asked: "winter" } }
export default meta

type Story = StoryObj<typeof SeasonScene>

export const Winter: Story = { args: { day: 20 } }
export const Spring: Story = { args: { day: 120 } }
export const Summer: Story = { args: { day: 174 } }
export const Autumn: Story = { args: { day: 285 } }
export const NotKnownYet: Story = { args: { day: null } }
