/** content/data/watermelon-pizza.yaml: a recipe for one. */
export { recipeSchema as schema } from "../../../lib/content/recipe"
