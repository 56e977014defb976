import type { Meta, StoryObj } from "@storybook/react-vite"
import { YearBar } from "./YearBar"

const meta: Meta<typeof YearBar> = { component: YearBar, args: { day: 174, daysInYear: 365 } }
export default meta

type Story = StoryObj<typeof YearBar>

export const FirstDayOfSummer: Story = {}
export const FirstDayOfTheYear: Story = { args: { day: 1 } }
export const LastDayOfALeapYear: Story = { args: { day: 366, daysInYear: 366 } }
export const NotKnownYet: Story = { args: { day: null } }
