export interface Account {
  name: string;
}
