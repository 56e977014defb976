import type { Meta, StoryObj } from "@storybook/react-vite"
import { YearSlider } from "./YearSlider"

const meta: Meta<typeof YearSlider> = {
  component: YearSlider,
  args: { day: 174, today: 326, daysInYear: 365, year: 2026, onChange: () => {} },
}
export default meta

type Story = StoryObj<typeof YearSlider>

export const FirstDayOfSummer: Story = {}
export const FirstDayOfTheYear: Story = { args: { day: 1 } }
export const LastDayOfALeapYear: Story = { args: { day: 366, daysInYear: 366 } }
export const NotKnownYet: Story = { args: { day: null, today: null } }
