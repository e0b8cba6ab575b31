export class Db {}
