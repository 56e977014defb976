import type { Meta, StoryObj } from "@storybook/react-vite"
import { DayChart } from "./DayChart"

const days = [1200, 0, 340, 2210, 980, 1, 1999].map((value, i) => ({
  value,
  year: 2025,
  month: 8,
  day: i + 1,
}))

const meta: Meta<typeof DayChart> = {
  component: DayChart,
  args: {
    label: "Steps of the hamster by day",
    days,
    format: value => `${value} steps`,
    empty: "The wheel has not been used.",
  },
}
export default meta

type Story = StoryObj<typeof DayChart>

export const AWeek: Story = {}
export const OneDay: Story = { args: { days: days.slice(0, 1) } }
export const Nothing: Story = { args: { days: [] } }
export const NotKnownYet: Story = { args: { days: null } }
