import type { Meta, StoryObj } from "@storybook/react-vite"
import { PageLink } from "./PageLink"

const meta: Meta<typeof PageLink> = {
  component: PageLink,
  args: { to: "/games/tictactoe", children: "Tic Tac Toe" },
}
export default meta

type Story = StoryObj<typeof PageLink>

export const Usual: Story = {}
export const Current: Story = { args: { "aria-current": "page" } }
export const InANewTab: Story = { args: { target: "_blank" } }
