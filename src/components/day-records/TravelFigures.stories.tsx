import type { Meta, StoryObj } from "@storybook/react-vite"
import { TravelFigures } from "./TravelFigures"

const meta: Meta<typeof TravelFigures> = {
  component: TravelFigures,
  args: { what: "cursor", today: { travel: 123_456, seconds: 600 } },
}
export default meta

type Story = StoryObj<typeof TravelFigures>

export const Cursor: Story = {}
export const Scroll: Story = { args: { what: "scroll" } }
export const NotKnownYet: Story = { args: { today: null } }
