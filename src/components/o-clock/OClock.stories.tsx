import type { Meta, StoryObj } from "@storybook/react-vite"
import { oClockAt, palindromes } from "../../lib/calendar/oClock"
import { OClock } from "./OClock"

const meta: Meta<typeof OClock> = { component: OClock }
export default meta

type Story = StoryObj<typeof OClock>

const story = (iso: string): Story => {
  const at = Date.parse(iso)
  return { args: { at, state: oClockAt(at, "UTC", palindromes) } }
}

export const Yes = story("2025-08-03T12:21:30Z")
export const No = story("2025-08-03T12:34:56Z")
export const NotKnownYet: Story = { args: { at: null, state: null } }
