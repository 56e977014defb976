import type { Meta, StoryObj } from "@storybook/react-vite"
import { ScreenDensity } from "./ScreenDensity"

const meta: Meta<typeof ScreenDensity> = { component: ScreenDensity }
export default meta

export const Usual: StoryObj<typeof ScreenDensity> = {}
