import { render, screen } from "@testing-library/react"
import { Icon } from "../../src/components/icon/Icon"
import { type IconName, shapes } from "../../src/components/icon/shapes"

describe("a drawn sign", () => {
  it("is silent, so that a button is called what its words say", () => {
    render(
      <button type="button">
        <Icon name="right" /> Play
      </button>,
    )
    expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument()
  })

  it.each(Object.keys(shapes) as IconName[])("%s is a shape of its own", name => {
    const same = (Object.keys(shapes) as IconName[]).filter(other => shapes[other] === shapes[name])
    expect(same).toEqual([name])
  })
})
