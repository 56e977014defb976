import type { Meta, StoryObj } from "@storybook/react-vite"
import { SeasonAnswer } from "./SeasonAnswer"

const meta: Meta<typeof SeasonAnswer> = { component: SeasonAnswer }
export default meta

type Story = StoryObj<typeof SeasonAnswer>

export const Winter: Story = { args: { season: "winter" } }
export const Spring: Story = { args: { season: "spring" } }
export const Summer: Story = { args: { season: "summer" } }
export const Autumn: Story = { args: { season: "autumn" } }
