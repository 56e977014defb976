import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Column, Row } from "../../lib/content/columns"
import { ColumnList } from "./ColumnList"

const columns: Column[] = [
  { key: "name", head: "Sauna", type: "text" },
  { key: "town", head: "Town", type: "text" },
  { key: "built", head: "Built", type: "year" },
  { key: "seats", head: "Seats", type: "number", unit: "people", sum: true },
  { key: "smoke", head: "Smoke", type: "check" },
  { key: "heated", head: "Last heated", type: "date", optional: true },
  { key: "site", head: "Site", type: "link", optional: true },
  { key: "page", head: "More", type: "page", optional: true },
  { key: "view", head: "View", type: "picture", optional: true },
]

const towns = ["Tampere", "Kuopio", "Äänekoski", "Inari"]
const more: Row = {
  heated: "2024-06-21",
  site: "https://www.sauna.example/",
  page: { text: "Its teapot", to: "/error-418" },
  view: { src: "/pictures/cow.png", alt: "A cow" },
}
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, i): Row => {
    const place = { name: `Sauna ${i + 1}`, town: towns[i % 4] ?? "", built: 1900 + ((i * 37) % 100) }
    return { ...place, seats: 4 + (i % 30), smoke: i % 3 === 0, ...(i % 2 === 0 ? more : {}) }
  })

const meta: Meta<typeof ColumnList> = {
  component: ColumnList,
  args: { rows: rowsOf(12), columns, things: "saunas", search: true, order: "-built" },
}
export default meta

type Story = StoryObj<typeof ColumnList>

export const Plain: Story = { args: { search: false, order: undefined } }
export const WithASearch: Story = {}
export const InGroups: Story = { args: { group: "town", rows: rowsOf(40) } }
/** It fits a phone, so that it is a table there too. */
export const Narrow: Story = { args: { columns: columns.slice(0, 2) } }
export const Empty: Story = { args: { rows: [] } }
export const AThousand: Story = { args: { rows: rowsOf(1000) } }
