import type { Meta, StoryObj } from "@storybook/react-vite"
import { PopupLink } from "./PopupLink"

const meta: Meta<typeof PopupLink> = { component: PopupLink, args: { children: "A very small window" } }
export default meta

export const Usual: StoryObj<typeof PopupLink> = {}
