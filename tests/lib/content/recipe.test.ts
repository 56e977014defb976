import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { isoDuration, type Recipe, recipeJsonLd, recipesOf } from "../../../src/lib/content/recipe"

const recipe = parse(readFileSync("content/data/watermelon-pizza.yaml", "utf8")) as Recipe

describe("a recipe for search engines", () => {
  it("has times as ISO 8601 has them", () => {
    expect([1, 59, 60, 125, 1440].map(isoDuration)).toEqual(["PT1M", "PT59M", "PT1H", "PT2H5M", "PT24H"])
    expect(isoDuration(0)).toBe("PT0M")
  })

  it("is schema.org's Recipe with every ingredient and step", () => {
    const about = {
      url: "https://juhq.fi/recipes/pizza",
      description: "Pizza.",
      added: "2024-08-29",
      image: "https://juhq.fi/cards/recipes/pizza.png",
      author: { "@type": "Organization", name: "juhq.fi", url: "https://juhq.fi/" },
    }
    expect(recipeJsonLd(recipe, about)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Watermelon pizza",
      url: "https://juhq.fi/recipes/pizza",
      image: ["https://juhq.fi/cards/recipes/pizza.png"],
      datePublished: "2024-08-29",
      prepTime: "PT2H5M",
      cookTime: "PT14M",
      totalTime: "PT2H19M",
      recipeIngredient: expect.arrayContaining(["150 g strong wheat flour", "8 basil leaves"]),
      recipeInstructions: recipe.steps.map(({ name, text }) => ({ "@type": "HowToStep", name, text })),
    })
  })

  it("is found among the lists of a page, and nothing else is", () => {
    expect(recipesOf({ pizza: recipe, books: [{ kind: "recipe" }], none: null, text: "recipe" })).toEqual([
      recipe,
    ])
    expect(recipesOf()).toEqual([])
  })
})
