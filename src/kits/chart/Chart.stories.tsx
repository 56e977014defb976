import type { Meta, StoryObj } from "@storybook/react-vite"
import { BarChart } from "./BarChart"
import { Chart, ChartTable } from "./Chart"
import { LineChart } from "./LineChart"

const weight = [38, 41, 40, 43, 47, 46, 45]

function Hamster({ line }: { line: boolean }) {
  const format = (value: number) => `${value} g`
  const rows = weight.map((value, i) => ({ key: `${i}`, name: `Week ${i + 1}`, value }))
  return (
    <Chart label="Weight of the hamster by week">
      {line ? (
        <LineChart
          name="Line chart of 7 weeks. The most is 47 g, in week 5."
          points={weight.map((value, i) => [i + 1, value])}
          x={[1, 7]}
          y={[30, 50]}
        />
      ) : (
        <BarChart
          name="Bar chart of 7 weeks. The most is 47 g, in week 5."
          bars={rows}
          marked="6"
          format={format}
          ends={["Week 1", "Week 7"]}
        />
      )}
      <ChartTable
        label="The weeks as a table"
        heads={["Week", "Weight"]}
        rows={rows.map(row => ({ ...row, value: format(row.value) }))}
      />
    </Chart>
  )
}

const meta: Meta<typeof Hamster> = { component: Hamster }
export default meta

type Story = StoryObj<typeof Hamster>

export const Bars: Story = { args: { line: false } }
export const Line: Story = { args: { line: true } }
