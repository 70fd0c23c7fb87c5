import { showToast } from "../../components/toast.tsx";
import { saveFile } from "../../accounts/save-file.ts";
import { exportTable } from "./dashboard-calls.ts";

interface SaveTableProps {
  readonly name: Parameters<typeof exportTable>[0];
  readonly label: string;
  readonly search?: string;
}

export function SaveTable({ name, label, search = "" }: SaveTableProps) {
  const save = async (): Promise<void> => {
    const exported = await exportTable(name, search);
    if (exported.ok) saveFile(`${name}.csv`, "text/csv", exported.value);
    else showToast(exported.problem);
  };
  return (
    <p className="buttons">
      <button type="button" className="button" onClick={() => void save()}>
        {label}
      </button>
    </p>
  );
}
