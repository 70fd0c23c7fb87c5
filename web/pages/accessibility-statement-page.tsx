import { LegalPage } from "./legal/legal-page.tsx";
import text from "../../assets/legal/accessibility-statement.md";

export default function AccessibilityStatementPage() {
  return <LegalPage {...text} />;
}
