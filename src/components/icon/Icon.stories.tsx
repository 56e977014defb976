import type { Meta, StoryObj } from "@storybook/react-vite"
import { Icon } from "./Icon"
import { type IconName, shapes } from "./shapes"

const meta: Meta<typeof Icon> = { component: Icon, args: { name: "star" } }
export default meta

type Story = StoryObj<typeof Icon>

export const One: Story = {}

export const All: Story = {
  render: () => (
    <ul>
      {(Object.keys(shapes) as IconName[]).map(name => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}

export const AsLargeAsItsWords: Story = {
  render: () => (
    <h1>
      <Icon name="left" /> Back
    </h1>
  ),
}
