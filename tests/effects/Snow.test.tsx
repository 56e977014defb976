import { act, render, screen } from "@testing-library/react"
import { Snow } from "../../src/effects/Snow"
import { snowChoice } from "../../src/effects/snowChoice"
import { write } from "../../src/hooks/storage/useStorage"

const mockFlakes = jest.fn()
jest.mock("react-snowfall", () => ({
  __esModule: true,
  default: (props: unknown) => {
    mockFlakes(props)
    return <canvas data-testid="snow" />
  },
}))

async function at(path: string, month: number, day: number) {
  jest.useFakeTimers({ now: new Date(2025, month - 1, day, 12) })
  const shown = render(<Snow path={path} />)
  await act(() => jest.advanceTimersByTimeAsync(100))
  return shown
}

const snow = () => screen.queryByTestId("snow")

beforeEach(() => {
  localStorage.clear()
  mockFlakes.mockClear()
})
afterEach(() => jest.useRealTimers())

describe("the snow", () => {
  it.each([
    [11, 30, false],
    [12, 1, true],
    [1, 6, true],
    [1, 7, false],
  ])("at home on %i/%i: it is %s that it falls", async (month, day, falls) => {
    await at("/", month, day)
    expect(snow() !== null).toBe(falls)
  })

  it("is thirty flakes of the specification's make, which nobody reads aloud", async () => {
    await at("/", 12, 24)
    expect(mockFlakes).toHaveBeenLastCalledWith(
      expect.objectContaining({
        snowflakeCount: 30,
        color: "#dee4fd",
        radius: [0.5, 3],
        speed: [1, 3],
        wind: [-0.5, 2],
      }),
    )
    expect(snow()?.closest("[aria-hidden=true]")).not.toBeNull()
  })

  it("falls at home alone", async () => {
    await at("/todo", 12, 24)
    expect(snow()).toBeNull()
  })

  it("falls in summer when it has been chosen, and stops when it has not", async () => {
    await at("/", 7, 1)
    expect(snow()).toBeNull()
    act(() => write(snowChoice, true))
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(snow()).not.toBeNull()
    act(() => write(snowChoice, false))
    expect(snow()).toBeNull()
  })
})
