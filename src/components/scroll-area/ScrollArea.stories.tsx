import type { Meta, StoryObj } from "@storybook/react-vite"
import { ScrollArea } from "./ScrollArea"

const meta: Meta<typeof ScrollArea> = { component: ScrollArea, args: { label: "Numbers" } }
export default meta

type Story = StoryObj<typeof ScrollArea>

const row = (columns: number) => (
  <table>
    <tbody>
      <tr>
        {Array.from({ length: columns }, (_, i) => 1000 ** (i % 5) + i).map(each => (
          <td key={each}>{each}</td>
        ))}
      </tr>
    </tbody>
  </table>
)

export const Fits: Story = { args: { children: row(2) } }
export const Scrolls: Story = { args: { children: row(40) } }
export const Dark: Story = { args: { children: <pre>{"scrolls ".repeat(60)}</pre> } }
