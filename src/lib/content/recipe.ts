/** The schema of a recipe in content/data, and its conversion to schema.org's Recipe in JSON-LD. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))
const amount = v.pipe(v.number("Write a number above 0."), v.minValue(0.01, "Write a number above 0."))
const minutes = v.pipe(v.number(), v.integer("Write whole minutes."), v.minValue(1), v.maxValue(1440))

const ingredient = v.strictObject({
  name: text,
  amount,
  unit: v.picklist(["g", "ml", "pieces"], "Write g, ml or pieces."),
  /** The amount in a US cup, in the ingredient's unit. */
  cup: v.optional(amount),
  /** The amount in a teaspoon, in the ingredient's unit. */
  spoon: v.optional(amount),
})

const step = v.strictObject({
  name: text,
  text,
  minutes,
  picture: v.picklist(["dough", "oven", "melon", "pan", "pizza"]),
})

export const recipeSchema = v.strictObject({
  kind: v.literal("recipe"),
  name: text,
  yield: text,
  cuisine: text,
  category: text,
  diet: v.pipe(v.string(), v.regex(/^https:\/\/schema\.org\/\w+Diet$/, "Write a diet of schema.org.")),
  prepMinutes: minutes,
  cookMinutes: minutes,
  ingredients: v.pipe(v.array(ingredient), v.minLength(1)),
  steps: v.pipe(v.array(step), v.minLength(1)),
})

export type Recipe = v.InferOutput<typeof recipeSchema>
export type Ingredient = Recipe["ingredients"][number]
export type Step = Recipe["steps"][number]

/** Formats whole minutes as a duration of ISO 8601: "PT2H5M". */
export function isoDuration(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${h ? `${h}H` : ""}${m || !h ? `${m}M` : ""}`
}

/** Formats an ingredient: "150 g strong wheat flour". */
function ingredientText({ amount, unit, name }: Ingredient): string {
  return unit === "pieces" ? `${amount} ${name}` : `${amount} ${unit} ${name}`
}

/** Facts of the recipe's page, with absolute addresses. */
type PageFacts = {
  url: string
  description: string
  added: string
  image: string
  author: { "@type": string; name: string; url: string }
}

/** Converts a recipe to schema.org's Recipe. */
export function recipeJsonLd(recipe: Recipe, { url, description, added, image, author }: PageFacts) {
  return {
    "@context": "https://schema.org" as const,
    "@type": "Recipe",
    name: recipe.name,
    description,
    url,
    image: [image],
    author,
    datePublished: added,
    prepTime: isoDuration(recipe.prepMinutes),
    cookTime: isoDuration(recipe.cookMinutes),
    totalTime: isoDuration(recipe.prepMinutes + recipe.cookMinutes),
    recipeYield: recipe.yield,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    suitableForDiet: recipe.diet,
    recipeIngredient: recipe.ingredients.map(ingredientText),
    recipeInstructions: recipe.steps.map(step => ({
      "@type": "HowToStep",
      name: step.name,
      text: step.text,
    })),
  }
}

/** Filters the recipes from the lists of a page. */
export function recipesOf(data: Readonly<Record<string, unknown>> = {}): Recipe[] {
  return Object.values(data).flatMap(list => {
    const isRecipe = typeof list === "object" && list !== null && "kind" in list && list.kind === "recipe"
    return isRecipe ? [list as Recipe] : []
  })
}
